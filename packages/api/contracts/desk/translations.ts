import { LANGUAGES, TRANSLATED_KINDS } from '@lerret/model'
import { z } from 'zod'
import { line } from '../contract.ts'
import { RecordState } from './content/content.ts'
import { ALL_ROLES, deskCall } from './desk.ts'

const Language = z.enum(LANGUAGES)
const OriginalParams = z.object({ kind: z.enum(TRANSLATED_KINDS), id: line(120) })

const TranslationState = z.object({
  language: Language,
  id: z.string().describe('Of the translation, also before it exists'),
  state: RecordState.nullable().describe('null: not translated'),
  isOutdated: z.boolean().describe('Whether the original was published after the translation was last saved'),
})

const OriginalText = z
  .object({
    path: z.array(z.string()).describe('The path of the field in the translation'),
    label: z.string(),
    control: z.enum(['text', 'long-text', 'rich-text', 'list']),
    text: z.string().describe('In the original'),
  })
  .meta({ id: 'OriginalText' })
export type OriginalText = z.infer<typeof OriginalText>

/** Translations of pages, articles and productions. They are written and published as other records are. */
export const translationContracts = {
  translations: deskCall('GET', '/translations/:kind/:id', ALL_ROLES, {
    summary: 'The translations of a record, by language',
    params: OriginalParams,
    reply: z.object({ items: z.array(TranslationState) }),
  }),
  createTranslation: deskCall('POST', '/translations/:kind/:id', ALL_ROLES, {
    summary: 'Make the draft of a translation from the texts of the original',
    params: OriginalParams,
    body: z.object({ language: Language }),
    reply: z.object({ id: z.string() }),
  }),
  translationOriginal: deskCall('GET', '/translation-originals/:kind/:id', ALL_ROLES, {
    summary: 'The texts of a record that can be translated',
    params: OriginalParams,
    reply: z.object({
      title: z.string(),
      path: z.string().nullable().describe('null: texts of many pages'),
      htmlLang: z.string(),
      texts: z.array(OriginalText),
    }),
  }),
}
