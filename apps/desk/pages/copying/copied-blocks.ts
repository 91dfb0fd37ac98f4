import { listParameters, type PageSource } from '@lerret/model'
import { createId } from '../../data/create-id.ts'
import { isSameValue } from '../../editing/merging/same-value.ts'
import type { BlockTypes } from '../block-types.ts'
import type { BlockDataRecord, BlockPosition, PageDocument } from '../commands/page-document.ts'
import type { PasteCommand } from '../commands/paste-blocks.ts'
import { findFreeName } from '../sources/source-presets.ts'

type Settings = BlockDataRecord['settings']

/** Blocks without their ids, and the sources that their settings name: what is needed to insert them in any page. */
export interface CopiedBlocks {
  blocks: readonly { component: string; hide: boolean; settings: readonly Settings[] }[]
  sources: readonly PageSource[]
}

/** Copies blocks of a page, in the order of the ids. Data that has been deleted is left out. */
export function copyBlocks(
  { page, blockData }: PageDocument,
  ids: readonly string[],
  types: BlockTypes,
): CopiedBlocks {
  const blocks = ids.flatMap((id) => {
    const block = page.blocks.find((each) => each.id === id)
    if (!block) return []
    const settings = block.data.flatMap((dataId) => blockData[dataId] ?? []).map((record) => record.settings)
    return [{ component: block.component, hide: block.hide, settings }]
  })
  const used = new Set(
    blocks.flatMap(({ component, settings }) =>
      settings.flatMap((each) => listSourceSettings(component, types).map((name) => each[name])),
    ),
  )
  return { blocks, sources: page.sources.filter(({ name }) => used.has(name)) }
}

/**
 * The command that inserts copied blocks. A source that the page has is used, under the name that it has there; another is added under a
 * free name. One that follows a parameter which this page's address does not have cannot be added: the setting is left empty.
 */
export function createPasteCommand(
  { blocks, sources }: CopiedBlocks,
  { page }: PageDocument,
  to: BlockPosition,
  types: BlockTypes,
): PasteCommand {
  const taken = new Set(page.sources.map(({ name }) => name))
  const names = new Map<string, string>()
  const added: PageSource[] = []
  for (const source of sources) {
    const same = page.sources.find((each) => isSameValue({ ...each, name: '' }, { ...source, name: '' }))
    if (same) names.set(source.name, same.name)
    else if (!canFollow(source, page.path)) names.set(source.name, '')
    else {
      const name = findFreeName(source.name, taken)
      taken.add(name)
      names.set(source.name, name)
      added.push({ ...source, name })
    }
  }
  const rename = (component: string, settings: Settings): Settings => {
    const changes = listSourceSettings(component, types).flatMap((name) => {
      const renamed = names.get(String(settings[name]))
      return renamed === undefined ? [] : [[name, renamed] as const]
    })
    return { ...settings, ...Object.fromEntries(changes) }
  }
  return {
    type: 'pasteBlocks',
    blocks: blocks.map(({ component, hide, settings }) => ({
      id: createId(),
      component,
      hide,
      data: settings.map((each) => ({
        id: createId(),
        component,
        locale: 'nb' as const,
        settings: rename(component, each),
      })),
    })),
    sources: added,
    to,
  }
}

/** Whether the address has the parameters that the filters of a source refer to. */
function canFollow({ filter }: PageSource, path: string): boolean {
  const parameters = listParameters(path)
  return filter.every(
    ({ value }) => typeof value !== 'string' || !value.startsWith('@') || parameters.includes(value.slice(1)),
  )
}

const listSourceSettings = (component: string, types: BlockTypes): string[] =>
  types
    .get(component)
    ?.settings.filter(({ control }) => control === 'source')
    .map(({ name }) => name) ?? []
