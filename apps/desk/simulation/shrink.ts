/** The shortest list that still fails which is found by leaving out chunks, then single items. */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let left = items
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    let isShorter = true
    while (isShorter) {
      isShorter = false
      for (let start = 0; start < left.length; ) {
        const shorter = left.toSpliced(start, size)
        if (shorter.length > 0 && (await fails(shorter))) {
          left = shorter
          isShorter = size === 1
        } else start += size
      }
    }
  }
  return left
}
