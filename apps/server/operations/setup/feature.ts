import multipart, { type MultipartFile } from '@fastify/multipart'
import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { readPublicSiteRecords } from '../../content/house/site-records.ts'
import type { Feature, House } from '../../house/house.ts'
import { checkNewPassword, getEmail, getName } from '../../members/accounts/account-input.ts'
import { SESSION_SECONDS } from '../../members/accounts/sessions/sessions.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findPreferredLanguage } from '../../platform/http/accept-language.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { allowUpload } from '../../platform/http/timeouts.ts'
import { getUploadedFile } from '../../platform/http/uploaded-file.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import {
  addFirstAdministrator,
  assertSetupIsOpen,
  hasAdministrator,
} from '../../staff/accounts/first-administrator.ts'
import { toStaff } from '../../staff/sign-in/session-routes.ts'
import { staffBrowserCookie } from '../../visitors/counting/counted-requests.ts'
import { isDemo } from '../demo/demo-content.ts'
import { leaveDemo } from './leave-demo.ts'
import {
  addDoneStep,
  dismissReminder,
  isReminderDismissed,
  readDoneSteps,
  readSkippedSteps,
} from './progress.ts'
import { exportAnswers, findActivities, refreshStarterContent } from './starter-content.ts'

/** The set-up of a house. */
export const setup: Feature = { deskCalls: registerSetupRoutes }

function registerSetupRoutes(scope: FastifyInstance, house: House) {
  const {
    db,
    accounts,
    loginLimits,
    now,
    setupCode,
    restoreBackup,
    restart,
    publishNow,
    settings: { publicUrl },
  } = house
  const checkCode = createCodeCheck(house)
  let isRestarting = false
  const staff = accounts.forRealm('staff')

  addRoute(scope, deskContracts.setupState, async () => ({
    isWaiting: isRestarting || !(await hasAdministrator(db)),
  }))
  addRoute(scope, deskContracts.addFirstAdministrator, async ({ body, ip, headers }, reply) => {
    loginLimits.countRequest(toNetwork(ip))
    await checkCode(body.code, ip)
    const name = getName(body.name)
    const email = getEmail(body.email)
    const { password } = body
    checkNewPassword(password, [name, email], 'password')
    const passwordHash = await accounts.hashPassword(password)
    const language = findPreferredLanguage(headers['accept-language'])
    await addFirstAdministrator(db, { name, email, passwordHash, language, now: now() })
    await setupCode.remove()
    const { person, cookies } = await staff.logInWithoutToken({
      email,
      password,
      userAgent: headers['user-agent'],
    })
    reply.header('set-cookie', [...cookies, staffBrowserCookie(SESSION_SECONDS, publicUrl)])
    return toStaff(person)
  })
  scope.register(async (uploadScope) => {
    await uploadScope.register(multipart, {
      // The disk is the limit of the file.
      limits: { files: 1, fields: 2, parts: 3, fileSize: Number.POSITIVE_INFINITY },
    })
    addRoute(uploadScope, deskContracts.restoreBackup, async (request, reply) => {
      loginLimits.countRequest(toNetwork(request.ip))
      await assertSetupIsOpen(db)
      const { file, fields } = await getUploadedFile(request)
      try {
        await checkCode(readField(fields, 'code'), request.ip)
        allowUpload(request.raw)
        await restoreBackup(file, readField(fields, 'passphrase'))
      } catch (error) {
        // A browser reads the reply when it has sent the file.
        file.resume()
        throw error
      }
      isRestarting = true
      await setupCode.remove()
      // The server restarts after the reply, because the connection ends with it.
      reply.raw.once('finish', restart)
      return true as const
    })
  })
  addRoute(scope, deskContracts.setupProgress, () => readProgress(db))
  addRoute(scope, deskContracts.finishSetupStep, async ({ params, body }) => {
    const activities = await findActivities(db)
    // A house that did not begin with the starter has pages of its own.
    if (activities) {
      const changed = await refreshStarterContent(db, body.activities ?? activities)
      if (changed > 0) await publishNow()
    }
    await addDoneStep(db, params.step, { isSkipped: body.isSkipped ?? false })
    return readProgress(db)
  })
  addRoute(scope, deskContracts.dismissSetupReminder, async () => {
    await dismissReminder(db)
    return true as const
  })
  addRoute(scope, deskContracts.houseFile, async () => {
    const answers = await exportAnswers(db)
    if (!answers) throw new AppError('site_not_found', 'A record of the site is not public.')
    return answers
  })
  addRoute(scope, deskContracts.leaveDemo, async (request, reply) => {
    if (!(await isDemo(db))) throw new AppError('setup_closed', 'This is not the demo house.')
    await db.transaction(async (tx) => {
      await leaveDemo(tx)
      await recordAction(tx, { person: request.staff, action: 'demo_left', now: now() })
    })
    // The server restarts after the reply, because the connection ends with it.
    reply.raw.once('finish', restart)
    return true as const
  })
}

/** Throws unless the house waits for its first administrator, and somebody typed the code of the server. */
const createCodeCheck =
  ({ db, secretAttempts, setupCode }: House) =>
  async (code: string, ip: string) => {
    await assertSetupIsOpen(db)
    await secretAttempts.limit(ip, async () => {
      if (await setupCode.matches(code)) return
      // Somebody else may have used the code meanwhile.
      await assertSetupIsOpen(db)
      throw new AppError('setup_code_wrong', 'This is not the code of this server.', { field: 'code' })
    })
  }

/** A field that was sent before the file; empty without it. */
function readField(fields: MultipartFile['fields'], name: string): string {
  const field = fields[name]
  return field && 'value' in field && typeof field.value === 'string' ? field.value : ''
}

async function readProgress(db: Queryable) {
  const { host } = await readPublicSiteRecords(db)
  return {
    isDemo: await isDemo(db),
    isOpen: (host as { published?: boolean } | undefined)?.published === true,
    activities: await findActivities(db),
    done: await readDoneSteps(db),
    skipped: await readSkippedSteps(db),
    isReminderDismissed: await isReminderDismissed(db),
  }
}
