import { type DeskState, refuse } from './desk-state.ts'

export const SHELL_STATES: Record<string, DeskState> = {
  rail: { path: '/tull', within: 'html' },
  palette: {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
    },
  },
  'palette-found': {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('orgel')
      await page.locator('input[aria-activedescendant]').waitFor()
    },
  },
  'palette-nothing': {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('qqqq')
      await page.getByText('Ingen treff på «qqqq».').waitFor()
    },
  },
  keys: {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('?')
      await page.getByRole('heading', { name: 'Snarvegar' }).waitFor()
    },
  },
  'person-menu': {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.getByRole('button', { name: 'Administrator' }).click()
      await page.getByRole('menuitem', { name: 'Min konto' }).waitFor()
    },
  },
  'release-changes': {
    path: '/utgaver',
    replies: {
      'publications?*': {
        json: [
          {
            batch: 'b',
            author: 'Amina Berge',
            at: '2026-11-20T12:00:00.000Z',
            records: [{ kind: 'article', id: 'a', title: 'Vaffelkino', version: 2 }],
            canRevert: true,
          },
        ],
      },
      'publications/b/changes': {
        json: {
          records: [{ kind: 'article', id: 'a', title: 'Vaffelkino', type: 'changed' }],
          pages: [{ path: '/nyhende', title: 'Nyhende', type: 'changed' }],
        },
      },
    },
    async after(page) {
      await page.getByRole('button', { name: /^Kva endra seg/ }).click()
      await page.getByRole('heading', { name: 'Sider' }).waitFor()
    },
  },
  'session-expired': {
    path: '/utgaver',
    within: 'html',
    replies: { 'publications*': refuse('login_needed', 401) },
    after: (page) => page.getByRole('dialog', { name: 'Logg inn att' }).waitFor(),
  },
}
