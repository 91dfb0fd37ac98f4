import { type BlockItems, type BlockSettings, newsletterPaths, toHref } from '@lerret/model'
import { toLinkView } from '../views/link.ts'

/** Published as an empty form; the server answers when it is sent. */
export function resolveNewsSubscribe(
  settings: BlockSettings['news-subscribe'],
): BlockItems['news-subscribe'] {
  return {
    heading: settings.heading,
    text: settings.text,
    privacy: toLinkView(settings.privacy),
    action: toHref(newsletterPaths.form),
    step: { name: 'form', email: '', problem: null },
  }
}
