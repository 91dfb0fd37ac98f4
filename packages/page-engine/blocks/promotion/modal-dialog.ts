import { type LinkView, type Safe, type SafeHtml, shortHash } from '@lerret/model'
import { z } from 'zod'
import { toLinkView } from '../../views/link.ts'
import { prepareTables } from '../../views/tables.ts'
import { defineBlock } from '../define-block.ts'
import { choiceField, Heading, Html, Link } from '../settings/fields.ts'

export const ModalDialogSettings = z.strictObject({
  heading: Heading,
  html: Html,
  link: Link.optional(),
  /** `dialog` unless set. */
  shownAs: choiceField('settingShownAs', {
    dialog: 'settingShownAsDialog',
    strip: 'settingShownAsStrip',
  }).optional(),
})
export type ModalDialogSettings = z.infer<typeof ModalDialogSettings>

export interface ModalDialogBlockItem {
  /** Changes with the message, so that a visitor who has seen one message is shown the next. */
  key: string
  heading: string
  html: SafeHtml
  link: LinkView | null
  /** Whether it is at the top of the page, instead of in a dialog. */
  isStrip: boolean
}

export const modalDialog = defineBlock({
  version: '1.0.0',
  name: 'blockModalDialog',
  help: 'blockModalDialogHelp',
  settings: ModalDialogSettings,
  resolve: resolveModalDialog,
})

function resolveModalDialog(settings: Safe<ModalDialogSettings>): ModalDialogBlockItem {
  const { heading, html } = settings
  const link = toLinkView(settings.link)
  return {
    key: shortHash(JSON.stringify([heading, html, link?.label, link?.href])),
    heading,
    html: prepareTables(html),
    link,
    isStrip: settings.shownAs === 'strip',
  }
}
