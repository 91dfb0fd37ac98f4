import { STEP_NAMES } from '../../../apps/desk/setup/step-names.ts'
import { type DeskState, pressEnterIn, refuse } from './desk-state.ts'

/** How far the set-up of a house is that is not the demo. */
export const progressReply = (progress: object = {}) => ({
  'setup/progress': {
    json: {
      isDemo: false,
      isOpen: false,
      activities: ['cinema', 'cafe'],
      done: ['sprak', 'huset'],
      skipped: [],
      isReminderDismissed: false,
      ...progress,
    },
  },
})

const STEP_STATES = Object.fromEntries(
  STEP_NAMES.map(({ slug }): [string, DeskState] => [
    `setup-${slug}`,
    { path: `/oppstart/${slug}`, replies: progressReply() },
  ]),
)

/** The set-up of a house. The demo house stands in for it. */
export const SETUP_STATES: Record<string, DeskState> = {
  'setup-code-wrong': {
    path: '/oppstart',
    isSignedOut: true,
    replies: {
      'GET setup': { json: { isWaiting: true } },
      'setup/administrator': refuse('setup_code_wrong', 400),
    },
    async after(page) {
      await pressEnterIn(page, 'Kode')
      await page.getByText('Koden er feil.').waitFor()
    },
  },
  'setup-restore': {
    path: '/oppstart',
    isSignedOut: true,
    replies: { 'GET setup': { json: { isWaiting: true } } },
    async after(page) {
      await page.getByRole('button', { name: 'Legg attende ein tryggingskopi' }).click()
      await page.getByLabel('Passfrase').waitFor()
    },
  },
  'setup-demo': { path: '/oppstart' },
  ...STEP_STATES,
  'setup-opened': {
    path: '/oppstart/opne',
    replies: progressReply({ isOpen: true }),
    after: (page) => page.getByRole('heading', { name: 'Nettsida er open.' }).waitFor(),
  },
}
