/** Whether everything is scanned in every look, as in continuous integration and with `TESTS=all`. */
const isEverythingScanned = process.env.TESTS === 'all'

/** The part of a list that this run takes: one of its items, by the seed and this index. Several runs take all of them. */
export function sample<Item>(items: readonly Item[], index = 0): readonly Item[] {
  const start = (Number(process.env.SEED) + index) % items.length
  return isEverythingScanned ? items : items.slice(start, start + 1)
}

/** One of every few items of a list, by the seed. It does not depend on the part of the seed that chooses a look for each. */
export function takeEvery<Item>(count: number, items: readonly Item[]): readonly Item[] {
  const start = Math.floor(Number(process.env.SEED) / 16) % count
  return isEverythingScanned ? items : items.filter((_, index) => index % count === start)
}
