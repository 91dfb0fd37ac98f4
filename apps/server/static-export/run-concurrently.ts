/** Works on so many at once. When one fails, no other is begun, and it is told when those that were under way have ended. */
export async function sideBySide<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  const workers = Array.from({ length: atOnce }, async () => {
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
