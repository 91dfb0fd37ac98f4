/** Processes items with limited concurrency. After a failure no item is started, and the error is thrown when the others end. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  maxConcurrent: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  const workers = Array.from({ length: maxConcurrent }, async () => {
    while (next < items.length) {
      try {
        await work(items[next++] as Item)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  })
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
