import type { Access, ShowingChange } from '@lerret/model'
import { programmeWords as words } from '@lerret/words/desk'

type ChangeType = Exclude<ShowingChange['type'], 'move'>

export const CHANGE_TYPES = [
  ['cancel', words.cancel],
  ['postpone', words.postpone],
  ['shift', words.changeShift],
  ['hall', words.changeHall],
  ['label', words.changeLabel],
  ['price', words.changePrice],
  ['access', words.changeAccess],
  ['sell-out', words.sellOut],
  ['restore', words.restore],
] as const satisfies [ChangeType, string][]

/** What is typed in the form. Fields of other types of change are left as they are. */
export interface ChangeInput {
  type: ChangeType
  notice: string
  days: string
  minutes: string
  hall: string
  label: string
  price: string
  access: Access
  isOffered: boolean
}

export const NO_INPUT: ChangeInput = {
  type: 'cancel',
  notice: '',
  days: '0',
  minutes: '30',
  hall: '',
  label: '',
  price: '',
  access: 'wheelchair',
  isOffered: true,
}

/** The change that is typed; null while it is incomplete. */
export function createChange(input: ChangeInput): ShowingChange | null {
  const { type, label, access, isOffered } = input
  const notice = input.notice.trim() === '' ? {} : { notice: input.notice.trim() }
  switch (type) {
    case 'shift': {
      const [days, minutes] = [readNumber(input.days), readNumber(input.minutes)]
      if (days === null || minutes === null || (days === 0 && minutes === 0)) return null
      return Math.abs(days) > 365 || Math.abs(minutes) > 1440 ? null : { type, days, minutes, ...notice }
    }
    case 'hall':
      return input.hall.trim() === '' ? null : { type, hall: input.hall.trim(), ...notice }
    case 'label':
      return { type, label: label.trim() }
    case 'price': {
      const text = input.price.trim().replace(',', '.')
      if (text === '') return { type, priceFrom: null }
      return isPrice(text) ? { type, priceFrom: Number(text) } : null
    }
    case 'access':
      return { type, access, isOffered }
    case 'restore':
      return { type }
    default:
      return { type, ...notice }
  }
}

/** A whole number, which may be negative; nothing is 0. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().replace('−', '-')
  if (trimmed === '') return 0
  return /^[+-]?\d{1,4}$/.test(trimmed) ? Number(trimmed) : null
}

export const isPrice = (text: string) => /^\d{1,5}([.,]\d{1,2})?$/.test(text.trim())
