import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AppError } from '../../platform/errors/app-error.ts'
import { LOW_SPACE_BYTES, readFreeBytes } from '../../platform/files/disk-space.ts'
import { openS3Store, type S3Settings } from '../../platform/files/s3-store.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { toSendError } from '../../platform/mail/send-error.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Finding } from './finding.ts'

/** The room on each disk that the house writes to. */
export async function checkDisks({ dataDir, backup, sharedFiles }: Settings): Promise<Finding[]> {
  const shared = sharedFiles && 'folder' in sharedFiles ? [sharedFiles.folder] : []
  const folders = [dataDir, backup.folder, ...shared]
  const found = await Promise.all(folders.map(async (folder) => ({ folder, info: await findFolder(folder) })))
  const byDisk = Map.groupBy(
    found.flatMap(({ folder, info }) => (info ? [{ folder, device: info.dev }] : [])),
    ({ device }) => device,
  )
  return Promise.all(
    Array.from(byDisk.values(), ([first]) => checkDisk((first as { folder: string }).folder)),
  )
}

const findFolder = (folder: string) => stat(folder).catch(() => undefined)

async function checkDisk(folder: string): Promise<Finding> {
  const free = await readFreeBytes(folder)
  const text = `${(free / 1e9).toFixed(1)} GB free for ${folder}.`
  return free < LOW_SPACE_BYTES
    ? { check: 'disk', state: 'wrong', text, advice: 'Make room: on a full disk nothing can be stored.' }
    : { check: 'disk', state: 'ok', text }
}

/** Whether the clock of this machine is set over the network, as systemd says. */
export async function checkClock(): Promise<Finding> {
  const check = 'clock'
  const args = ['show', '--property=NTPSynchronized', '--value']
  const reply = await promisify(execFile)('timedatectl', args, { timeout: 5000 }).catch(() => null)
  const answer = reply?.stdout.trim()
  if (answer === 'yes') return { check, state: 'ok', text: 'Set over the network.' }
  return answer === 'no'
    ? {
        check,
        state: 'wrong',
        text: 'It is not set over the network, and drifts.',
        advice: 'systemctl enable --now systemd-timesyncd, or another program for NTP.',
      }
    : { check, state: 'note', text: 'This machine does not say whether it is set over the network.' }
}

/** A house with an https address has a proxy in front, as it does not encrypt itself. */
export function checkProxies({ publicUrl, trustedProxies }: Settings): Finding {
  const check = 'proxy'
  if (trustedProxies.length > 0)
    return { check, state: 'ok', text: `${trustedProxies.join(', ')} may say who is asking.` }
  return publicUrl.startsWith('https:')
    ? {
        check,
        state: 'wrong',
        text: 'TRUSTED_PROXIES is not set: all visitors look like the proxy, and share one limit on guesses.',
        advice: 'Set TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1,::1.',
      }
    : { check, state: 'ok', text: 'There is none.' }
}

export async function checkMail({ smtpUrl, dataDir }: Settings): Promise<Finding> {
  const check = 'mail'
  const outbox = join(dataDir, 'outbox')
  if (smtpUrl === undefined)
    return {
      check,
      state: 'wrong',
      text: `SMTP_URL is not set: mails are files in ${outbox} and reach nobody.`,
      advice: 'Set SMTP_URL=smtps://user:password@host:465.',
    }
  const { host } = new URL(smtpUrl)
  try {
    await openMailer({ smtpUrl, outbox, now: () => new Date() }).verify?.()
    return { check, state: 'ok', text: `${host} takes mails.` }
  } catch (error) {
    return {
      check,
      state: 'wrong',
      text: `${host} cannot be used: ${toSendError(error).text}`,
      advice: 'Check SMTP_URL: host, port, smtp:// or smtps://, user and password.',
    }
  }
}

/** The stores of originals and backups, where the settings name some. */
export async function checkStores({ sharedFiles, backup }: Settings): Promise<Finding[]> {
  const findings: Finding[] = []
  if (sharedFiles)
    findings.push(
      's3' in sharedFiles
        ? await checkS3('file store', sharedFiles.s3, 'S3_')
        : await checkFolder('file store', sharedFiles.folder),
    )
  if (backup.s3) findings.push(await checkS3('backup store', backup.s3, 'BACKUP_S3_'))
  return findings
}

async function checkS3(check: string, settings: S3Settings, prefix: string): Promise<Finding> {
  const name = `${settings.bucket} at ${new URL(settings.endpoint).host}`
  try {
    await (await openS3Store(settings)).find('doctor')
    return { check, state: 'ok', text: `The bucket ${name} can be read.` }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { check, state: 'wrong', text: error.message, advice: `Check the ${prefix} variables.` }
  }
}

async function checkFolder(check: string, folder: string): Promise<Finding> {
  try {
    await access(folder, constants.R_OK | constants.W_OK)
    return { check, state: 'ok', text: `${folder} can be written to.` }
  } catch {
    return {
      check,
      state: 'wrong',
      text: `${folder} cannot be written to.`,
      advice: 'Check that it is mounted, and who may write there.',
    }
  }
}
