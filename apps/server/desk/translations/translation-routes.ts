import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readOriginal } from '../../translations/original-texts.ts'
import { createTranslation, listTranslations } from '../../translations/store.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { getDeskWords } from '../desk-words.ts'
import { deskRoute, getStaff } from '../roles.ts'

export function registerTranslationRoutes(scope: FastifyInstance, dependencies: DeskDependencies) {
  const { db, live, now } = dependencies
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const getHouseLang = () => live().release.shell.htmlLang
  app.route({
    ...deskRoute(deskContracts.translations),
    handler: async ({ params }) => ({ items: await listTranslations(db, params, getHouseLang()) }),
  })
  app.route({
    ...deskRoute(deskContracts.createTranslation),
    async handler(request) {
      const { name, id: authorId } = getStaff(request)
      const { language } = request.body
      const original = { ...request.params, language, houseLang: getHouseLang(), now: now() }
      return { id: await createTranslation(db, { author: name, authorId }, original) }
    },
  })
  app.route({
    ...deskRoute(deskContracts.translationOriginal),
    async handler(request) {
      const { kind, id } = request.params
      const words = getDeskWords(request, dependencies)
      const { title, path, texts } = await readOriginal(db, { kind, id }, now())
      return {
        title,
        path,
        htmlLang: getHouseLang(),
        texts: texts.map((text) => ({ ...text, label: words[text.label] })),
      }
    },
  })
}
