import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../../content/house/desk-words.ts'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readOriginal } from './original-texts.ts'
import { createTranslation, listTranslations } from './store.ts'

/** Records in other languages. */
export const translations: Feature = { deskCalls: registerTranslationRoutes }

function registerTranslationRoutes(scope: FastifyInstance, house: House) {
  const { db, live, now } = house
  const getHouseLang = () => live().release.shell.htmlLang
  addRoute(scope, deskContracts.translations, async ({ params }) => ({
    items: await listTranslations(db, params, getHouseLang()),
  }))
  addRoute(scope, deskContracts.createTranslation, async (request) => {
    const { name, id: authorId } = request.staff
    const { language } = request.body
    const original = { ...request.params, language, houseLang: getHouseLang(), now: now() }
    return { id: await createTranslation(db, { author: name, authorId }, original) }
  })
  addRoute(scope, deskContracts.translationOriginal, async (request) => {
    const { kind, id } = request.params
    const words = getDeskWords(request, house)
    const { title, path, texts } = await readOriginal(db, { kind, id }, now())
    return {
      title,
      path,
      htmlLang: getHouseLang(),
      texts: texts.map((text) => ({ ...text, label: words[text.label] })),
    }
  })
}
