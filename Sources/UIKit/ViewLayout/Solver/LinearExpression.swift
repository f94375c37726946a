/// A sum of variables times coefficients, plus a constant.
struct LinearExpression {
    struct Term {
        var variable: SolverVariable
        var coefficient: Double
    }

    var terms: [Term]
    var constant: Double

    init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    mutating func add(_ variable: SolverVariable, times coefficient: Double) {
        terms.append(Term(variable: variable, coefficient: coefficient))
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        for term in other.terms { add(term.variable, times: term.coefficient * factor) }
        constant += other.constant * factor
    }
}
