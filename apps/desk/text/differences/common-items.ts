/** Larger tables take noticeable time; two lists that differ so much are not compared item by item. */
const MAX_TABLE_CELLS = 4_000_000

/** The longest common subsequence of two lists: the positions of each of its items in the first and in the second. */
export function findCommonItems(a: readonly string[], b: readonly string[]): [number, number][] {
  const start = countEqual(a, b)
  const end = countEqual(a.slice(start).toReversed(), b.slice(start).toReversed())
  const middle = findCommonMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...middle.map(([row, column]): [number, number] => [start + row, start + column]),
    ...Array.from({ length: end }, (_, index): [number, number] => [
      a.length - end + index,
      b.length - end + index,
    ]),
  ]
}

function countEqual(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((item, position) => item !== b[position])
  return index < 0 ? a.length : index
}

function findCommonMiddle(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > MAX_TABLE_CELLS) return []
  const width = b.length + 1
  // Row by row from the end: the length of the longest common subsequence of what remains of both lists.
  const lengths = new Uint16Array((a.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = a.length - 1; row >= 0; row--) {
    for (let column = b.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        a[row] === b[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  const common: [number, number][] = []
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    if (a[row] === b[column]) common.push([row++, column++])
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return common
}
