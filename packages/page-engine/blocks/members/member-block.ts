import { z } from 'zod'
import { Heading } from '../setting-fields.ts'

export const MemberSettings = z.strictObject({
  heading: Heading,
  text: z.string().optional().describe('Tekst'),
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
