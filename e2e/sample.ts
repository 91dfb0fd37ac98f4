/** Whether everything is scanned in every look, as `SCANS=all npm run e2e` does. */
const isEverythingScanned = process.env.SCANS === 'all'

/** The part of a list that this run takes: one of its items, by the seed and this index. Several runs take all of them. */
export function sample<Item>(items: readonly Item[], index = 0): readonly Item[] {
  const start = (Number(process.env.SEED) + index) % items.length
  return isEverythingScanned ? items : items.slice(start, start + 1)
}

/** Of a list whose items need not all be taken in each run, one of every few, by the seed. That many runs with other seeds take all. */
export const takeEvery = <Item>(count: number, items: readonly Item[]): readonly Item[] =>
  isEverythingScanned ? items : items.filter((_, index) => (Number(process.env.SEED) + index) % count === 0)
