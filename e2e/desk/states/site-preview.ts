import type { DeskState } from './desk-state.ts'

/** The site as others meet it, in each of the ways that have texts of the desk's own. */
export const SITE_PREVIEW_STATES: Record<string, DeskState> = {
  'site-preview-reading': {
    path: '/nettsida?side=/kino&tid=2026-11-20T18:00&slik=opplesen',
    after: (page) => page.getByText('Overskriftene kjem i rekkjefølgje, og alt har eit namn.').waitFor(),
  },
  'site-preview-scriptless': {
    path: '/nettsida?side=/logg-inn&slik=utan-skript',
    after: (page) =>
      page.getByRole('heading', { name: 'Desse knappane gjer ingenting utan skript' }).waitFor(),
  },
  'site-preview-shared': {
    path: '/nettsida?side=/kino&slik=delt',
    after: (page) => page.getByText('Kino | Fjordheim kulturhus').waitFor(),
  },
  'site-preview-search': {
    path: '/nettsida?side=/kino&slik=sok',
    after: (page) => page.getByText('Kino | Fjordheim kulturhus').waitFor(),
  },
  'site-preview-time-line': {
    path: '/nettsida?side=/kino&slik=tidslinje',
    replies: {
      'page-history*': {
        json: [
          {
            firstRevision: 2,
            revision: 2,
            at: '2026-11-20T12:00:00Z',
            author: 'Amina Berge',
            type: 'changed',
            records: [{ kind: 'page', id: 'page-kino', title: 'Kino' }],
            total: 3,
          },
        ],
      },
      'page-at-revision*': { json: { html: null } },
    },
    async after(page) {
      await page.getByRole('link', { name: /Amina Berge/ }).click()
      await page.getByText('Etter', { exact: true }).waitFor()
    },
  },
  'site-preview-missing': {
    path: '/nettsida?side=/finst-ikkje',
    after: (page) => page.getByRole('alert').waitFor(),
  },
}
