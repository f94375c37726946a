/// What a route promises, as far as its work does not say it: parameters and body fields are found by running the
/// work on a call that notes what it reads (``RESTProbe``).
struct RESTContract: Sendable {
    /// What the route does, in one sentence.
    let summary: String
    /// Who may call it.
    let access: RESTAccess
    /// What it answers.
    let answer: RESTAnswer
    /// Body fields and parameters that the work asks for though their type does not.
    let required: Set<String>
    /// The parts of a form that bring a file, where the route takes one.
    let files: [String]
}
