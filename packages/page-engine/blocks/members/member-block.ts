import { z } from 'zod'
import { Heading, longTextField } from '../settings/fields.ts'

export const MemberSettings = z.strictObject({
  heading: Heading,
  text: longTextField().optional(),
})
export type MemberSettings = z.infer<typeof MemberSettings>

export interface MemberBlockItem {
  heading: string
  text: string
}

/** The heading and text of a block whose member data the browser loads. */
export function resolveMemberBlock({ heading, text }: MemberSettings): MemberBlockItem {
  return { heading, text: text ?? '' }
}
