import { PageSource, SOURCE_MODELS } from '@lerret/model'
import { z } from 'zod'
import { line } from '../../contract.ts'
import { ALL_ROLES, deskCall } from '../desk.ts'
import { ListedRecord, OpenedRecord } from './content.ts'
import { PreviewRecord } from './preview.ts'

/** The controls of settings; the desk has a form for each. */
export const SETTING_CONTROLS = [
  'text',
  'long-text',
  'rich-text',
  'number',
  'switch',
  'choice',
  'address',
  'picture',
  'production',
  'source',
  'group',
  'list',
  'picks',
] as const

const settingShape = {
  name: z.string(),
  label: z.string(),
  help: z.string(),
  control: z.enum(SETTING_CONTROLS),
  isRequired: z.boolean(),
  default: z.unknown().optional().describe('What a new block starts with'),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
}

// A list of groups with a group is as deep as settings are. A schema that contains itself has no form in OpenAPI documents.
const InnerSetting = z.object(settingShape)
const GroupSetting = z.object({ ...settingShape, settings: z.array(InnerSetting) })
const Setting = z.object({
  ...settingShape,
  settings: z.array(GroupSetting).describe('Inside a group, or inside each item of a list'),
})

/** A kind of block that pages can have. */
const BlockType = z
  .object({
    component: z.string(),
    version: z.string().describe('The version of this release'),
    siteRange: z
      .string()
      .nullable()
      .describe(
        'The versions that the public settings accept; null when their list does not have the component',
      ),
    name: z.string(),
    help: z.string(),
    isAllowed: z.boolean().describe('Whether the list of components in the settings has it, in this version'),
    settings: z.array(Setting),
    initialSettings: z.record(z.string(), z.unknown()).describe('What a new block starts with'),
  })
  .meta({ id: 'BlockType' })
export type BlockType = z.infer<typeof BlockType>

/** A property that the sources of a page can be filtered by. */
const SourceProperty = z
  .object({
    model: z.enum(SOURCE_MODELS),
    property: z.string(),
    values: z
      .array(z.object({ value: z.string(), count: z.int() }))
      .describe('What public records have, the most common first'),
  })
  .meta({ id: 'SourceProperty' })
export type SourceProperty = z.infer<typeof SourceProperty>

/** The calls with which pages are built. */
export const pageContracts = {
  blockTypes: deskCall('GET', '/block-types', ALL_ROLES, {
    summary: 'The blocks that pages can have, with the forms of their settings',
    reply: z.array(BlockType),
  }),
  openPage: deskCall('GET', '/pages/:id', ALL_ROLES, {
    summary: 'A page and the data of its blocks, as the caller works on them',
    params: z.object({ id: line(120) }),
    reply: z.object({ page: OpenedRecord, blockData: z.array(OpenedRecord) }),
  }),
  sourceProperties: deskCall('GET', '/source-properties', ALL_ROLES, {
    summary: 'What the sources of pages can be filtered by',
    reply: z.array(SourceProperty),
  }),
  sourceRecords: deskCall('POST', '/source-records', ALL_ROLES, {
    summary: 'The records that a source of a page finds now',
    body: z.object({
      page: PreviewRecord.describe('The page, whose address may have the parameters of the source'),
      source: PageSource,
    }),
    reply: z.object({
      records: z.array(ListedRecord).describe('The first of them, in the order of the source'),
      total: z.int(),
    }),
  }),
}
