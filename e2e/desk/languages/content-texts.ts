import { demoHouse } from '@lerret/demo'
import { LANGUAGE_NAMES } from '@lerret/model'
import { TODAY } from '../../house/house.ts'

/** Every text of the demo's records, which is in nynorsk whatever the language of the house. */
export function createDemoTexts(): Set<string> {
  const { records } = demoHouse({
    today: TODAY,
    host: 'http://fjordheim.example',
    checkoutHost: 'http://billettluka.example',
  })
  // Each language is called by its own name.
  return collectTexts([records, Object.values(LANGUAGE_NAMES)])
}

/** The texts in a value, whole and in parts, without tags and placeholders. */
export function collectTexts(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string')
    for (const part of [value, ...value.split(/<[^>]*>|\{[\w.]+\}/)]) texts.add(toText(part))
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collectTexts(each, texts)
  return texts
}

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
