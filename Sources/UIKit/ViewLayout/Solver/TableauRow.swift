/// One linear form of the tableau: a constant and its non-zero coefficients.
///
/// The cells are sorted by symbol, so that adding rows is a merge and the order
/// of every walk is the same in each run (a dictionary's would not be).
struct TableauRow {
    struct Cell {
        var symbol: Symbol
        var coefficient: Double
    }

    /// What is smaller than this counts as zero.
    static let tolerance = 1e-8

    var constant: Double
    var cells: [Cell] = []

    static func isNearZero(_ value: Double) -> Bool {
        value < tolerance && value > -tolerance
    }

    /// The position of the first cell whose symbol is not before `symbol`.
    private func position(of symbol: Symbol) -> Int {
        cells.withUnsafeBufferPointer { cells in
            var low = 0
            var high = cells.count
            while low < high {
                let middle = (low + high) >> 1
                if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    func coefficient(of symbol: Symbol) -> Double {
        let position = position(of: symbol)
        guard position < cells.count, cells[position].symbol == symbol else { return 0 }
        return cells[position].coefficient
    }

    /// Adds `coefficient` to the symbol's cell; a cell that becomes zero goes.
    mutating func insert(_ symbol: Symbol, _ coefficient: Double) {
        let position = position(of: symbol)
        if position < cells.count, cells[position].symbol == symbol {
            let sum = cells[position].coefficient + coefficient
            if Self.isNearZero(sum) {
                cells.remove(at: position)
            } else {
                cells[position].coefficient = sum
            }
        } else if !Self.isNearZero(coefficient) {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: position)
        }
    }

    /// Takes the symbol's cell out and returns what it held.
    @discardableResult
    mutating func remove(_ symbol: Symbol) -> Double {
        let position = position(of: symbol)
        guard position < cells.count, cells[position].symbol == symbol else { return 0 }
        return cells.remove(at: position).coefficient
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for position in cells.indices { cells[position].coefficient *= factor }
    }

    /// Adds `factor` times the other row. `scratch` lends its storage, so that a
    /// pivot over many rows allocates nothing.
    mutating func add(_ other: TableauRow, times factor: Double, scratch: inout [Cell]) {
        constant += other.constant * factor
        scratch.removeAll(keepingCapacity: true)
        cells.withUnsafeBufferPointer { own in
            other.cells.withUnsafeBufferPointer { others in
                var left = 0
                var right = 0
                while left < own.count, right < others.count {
                    let a = own[left]
                    let b = others[right]
                    if a.symbol < b.symbol {
                        scratch.append(a)
                        left += 1
                    } else if b.symbol < a.symbol {
                        scratch.append(Cell(symbol: b.symbol, coefficient: b.coefficient * factor))
                        right += 1
                    } else {
                        let sum = a.coefficient + b.coefficient * factor
                        if !Self.isNearZero(sum) { scratch.append(Cell(symbol: a.symbol, coefficient: sum)) }
                        left += 1
                        right += 1
                    }
                }
                while left < own.count {
                    scratch.append(own[left])
                    left += 1
                }
                while right < others.count {
                    let b = others[right]
                    scratch.append(Cell(symbol: b.symbol, coefficient: b.coefficient * factor))
                    right += 1
                }
            }
        }
        swap(&cells, &scratch)
    }

    /// Reads the row as `0 = row` and rewrites it as `symbol = row`.
    mutating func solve(for symbol: Symbol) {
        let coefficient = remove(symbol)
        scale(by: -1 / coefficient)
    }

    /// Reads the row as `left = row` and rewrites it as `right = row`.
    mutating func solve(from left: Symbol, for right: Symbol) {
        insert(left, -1)
        solve(for: right)
    }

    /// Replaces the symbol by the row that it equals.
    mutating func substitute(_ symbol: Symbol, by row: TableauRow, scratch: inout [Cell]) {
        let coefficient = remove(symbol)
        if coefficient != 0 { add(row, times: coefficient, scratch: &scratch) }
    }
}
