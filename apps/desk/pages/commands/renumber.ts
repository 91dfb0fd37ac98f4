/** Leaves numbers that rise as they are, and replaces others by consecutive ones from the smallest. */
export function renumber(numbers: readonly number[], { mayBeNegative = false } = {}): readonly number[] {
  const isRising = numbers.every(
    (number, position) =>
      Number.isInteger(number) &&
      (mayBeNegative || number >= 0) &&
      (position === 0 || number > (numbers[position - 1] as number)),
  )
  if (isRising) return numbers
  const first = Math.min(...numbers.filter((number) => Number.isInteger(number)))
  const start = Number.isFinite(first) ? first : 0
  return numbers.map((_, position) => start + position)
}

/** A list with one item at another position. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from] as Item
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}
