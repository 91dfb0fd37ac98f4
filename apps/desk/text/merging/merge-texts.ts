import { shortHash } from '@lerret/model'
import { alignElements } from './align-elements.ts'
import { isSameContainer, splitContainer } from './containers.ts'
import { readElements, type TextElement, type TextElements, writeElements } from './text-elements.ts'

export interface TextVersions {
  base: string
  mine: string
  theirs: string
}

/** An element that both have changed, in different ways. The HTML of a version without it is empty. */
export interface TextConflict extends TextVersions {
  /** Names the element as long as the base and theirs are the same. */
  key: string
  /** Which element of my text it is, or before which I have removed it. */
  index: number
}

/** A text with the changes of both. */
export interface MergedTexts {
  /** Theirs, but for what is in conflict, which is as it was before both. */
  base: string
  /** The text of both, with what is in conflict as I have it. */
  mine: string
  conflicts: readonly TextConflict[]
}

/** The HTML that settles a conflict; null leaves it. */
type Settle = (conflict: TextConflict) => string | null

/** Two new elements that share this much of their words are two versions of one. */
const SAME_NEW_ELEMENT = 0.5

/**
 * Merges two texts by their top elements. What two people add at one place stands one after the other, in the same order for both. null
 * where merging the result once more would change it.
 */
export function mergeTexts(versions: TextVersions): MergedTexts | null {
  const merged = mergeOnce(versions, () => null)
  if (merged.conflicts.length === 0) return { ...merged, base: versions.theirs }
  const again = mergeOnce({ ...merged, theirs: versions.theirs }, () => null)
  const isStable =
    again.base === merged.base &&
    again.mine === merged.mine &&
    listTexts(again).join('\n') === listTexts(merged).join('\n')
  return isStable ? merged : null
}

/** The merged text after some of the conflicts have been settled. */
export const settleTexts = (versions: TextVersions, settle: Settle): MergedTexts =>
  mergeOnce(versions, settle)

const listTexts = ({ conflicts }: MergedTexts) => conflicts.flatMap(({ key, mine }) => [key, mine])

/** An element of the text of both; `base` and `mine` are null where that text does not have it. */
interface Slot {
  base: TextElement | null
  mine: TextElement | null
}

function mergeOnce(versions: TextVersions, settle: Settle): MergedTexts {
  const { base, mine, theirs } = {
    base: readElements(versions.base),
    mine: readElements(versions.mine),
    theirs: readElements(versions.theirs),
  }
  const [my, their] = [findChanges(base, mine), findChanges(base, theirs)]
  const conflicts: TextConflict[] = []
  /** How many of my elements come before. */
  let count = 0
  const slots = [...base.elements, null].flatMap((was, index): Slot[] => {
    const added = mergeAdded(my.added[index] ?? [], their.added[index] ?? [])
    count += my.added[index]?.length ?? 0
    if (!was) return added
    const mine = my.changed[index] ?? null
    const slot = mergeSlot(was, mine, their.changed[index] ?? null)
    if (mine) count += 1
    return [...added, slot]
  })
  const list = (side: keyof Slot) => slots.flatMap((slot) => slot[side] ?? [])
  return {
    base: writeElements({ ...theirs, elements: list('base') }),
    mine: writeElements({
      head: mergeBlank(base.head, mine.head, theirs.head),
      elements: list('mine'),
      tail: mergeBlank(base.tail, mine.tail, theirs.tail),
    }),
    conflicts,
  }

  function mergeSlot(was: TextElement, my: TextElement | null, their: TextElement | null): Slot {
    const theirBlank = their?.before ?? was.before
    const blank = mergeBlank(was.before, my?.before ?? was.before, theirBlank)
    const toSlot = (common: TextElement | null, mine: TextElement | null): Slot => ({
      base: common && { ...common, before: theirBlank },
      mine: mine && { ...mine, before: blank },
    })
    if (!isChanged(was, their)) return toSlot(was, my)
    if (!isChanged(was, my) || !isChanged(my, their)) return toSlot(their, their)
    const inside = my && their && mergeInside(was.html, my.html, their.html)
    if (inside) return toSlot(their, { ...their, html: inside })
    const { base, mine } = addConflict(count, was, my, their)
    return toSlot(base, mine)
  }

  function mergeAdded(mineAdded: readonly TextElement[], theirsAdded: readonly TextElement[]): Slot[] {
    if (mineAdded.length === 0) return theirsAdded.map(addTheirs)
    if (theirsAdded.length === 0) return mineAdded.map(addMine)
    const pairs = alignElements(mineAdded.map(toHtml), theirsAdded.map(toHtml), {
      minSimilarity: SAME_NEW_ELEMENT,
    })
    const added: Slot[] = []
    let [row, column] = [0, 0]
    for (const [nextRow, nextColumn] of [...pairs, [mineAdded.length, theirsAdded.length] as const]) {
      const runs = [
        { slots: mineAdded.slice(row, nextRow).map(addMine), first: mineAdded[row]?.html ?? '' },
        {
          slots: theirsAdded.slice(column, nextColumn).map(addTheirs),
          first: theirsAdded[column]?.html ?? '',
        },
      ]
      // Sorting by the text gives both people the same order.
      runs.sort((a, b) => (a.first < b.first ? -1 : 1))
      added.push(...runs.flatMap(({ slots }) => slots))
      const [my, their] = [mineAdded[nextRow], theirsAdded[nextColumn]]
      if (my && their) {
        const { base, mine } = isChanged(my, their)
          ? addConflict(count + nextRow, null, my, their)
          : addTheirs(their)
        added.push({ base, mine: mine && { ...mine, before: mergeBlank(null, my.before, their.before) } })
      }
      row = nextRow + 1
      column = nextColumn + 1
    }
    return added
  }

  function addConflict(
    index: number,
    was: TextElement | null,
    mineNow: TextElement | null,
    theirsNow: TextElement | null,
  ): Slot {
    const [before, my, their] = [was, mineNow, theirsNow].map((element) => element?.html ?? '') as [
      string,
      string,
      string,
    ]
    const name = shortHash(`${before}\n${their}`)
    const sameName = conflicts.filter(({ key }) => key.startsWith(name)).length
    const conflict = {
      key: sameName === 0 ? name : `${name}-${sameName}`,
      index,
      base: before,
      mine: my,
      theirs: their,
    }
    const settled = settle(conflict)
    if (settled === null) {
      conflicts.push(conflict)
      return { base: was, mine: mineNow }
    }
    const shape = mineNow ?? theirsNow
    return {
      base: theirsNow,
      mine: settled === '' || !shape ? null : { ...shape, html: settled, missing: '' },
    }
  }
}

const addMine = (element: TextElement): Slot => ({ base: null, mine: element })
const addTheirs = (element: TextElement): Slot => ({ base: element, mine: element })
const toHtml = ({ html }: TextElement) => html

const isChanged = (was: TextElement | null, now: TextElement | null) => was?.html !== now?.html

/** White space between elements, and what is never shown. Where both have changed it, it does not matter whose it is. */
function mergeBlank<Blank extends string | null>(base: Blank, mine: Blank, theirs: Blank): Blank {
  if (mine === base) return theirs
  if (theirs === base) return mine
  return (mine ?? '') < (theirs ?? '') ? mine : theirs
}

/** What has become of each element, null for a removed one; and what was added before each and at the end. */
function findChanges(base: TextElements, side: TextElements) {
  const pairs = alignElements(base.elements.map(toHtml), side.elements.map(toHtml), { minSimilarity: 0 })
  const changed: (TextElement | null)[] = base.elements.map(() => null)
  const added: TextElement[][] = []
  let [row, column] = [0, 0]
  for (const [nextRow, nextColumn] of [...pairs, [base.elements.length, side.elements.length] as const]) {
    added[row] = side.elements.slice(column, nextColumn)
    if (nextRow < base.elements.length) changed[nextRow] = side.elements[nextColumn] ?? null
    row = nextRow + 1
    column = nextColumn + 1
  }
  return { changed, added }
}

/** A list or a quotation with the changes of both in different items; null where both have changed the same one. */
function mergeInside(base: string, mine: string, theirs: string): string | null {
  const [before, my, their] = [base, mine, theirs].map(splitContainer)
  if (!before || !my || !their || !isSameContainer(before, my) || !isSameContainer(before, their)) return null
  const merged = mergeTexts({ base: before.inside, mine: my.inside, theirs: their.inside })
  return merged?.conflicts.length === 0 ? before.start + merged.mine + before.end : null
}
