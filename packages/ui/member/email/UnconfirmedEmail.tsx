import { fill } from '@lerret/words'
import { useForm } from '../forms/form-state.ts'
import { MemberForm } from '../forms/MemberForm.tsx'
import memberStyles from '../Member.module.css'
import type { Member } from '../member.ts'
import { StatusNotice } from '../Notices.tsx'
import { useMemberWords } from '../words.ts'

/** Explains that the address must be confirmed before tickets are shown, with a button to send the mail again. */
export function UnconfirmedEmail({ member, email }: { member: Member; email: string }) {
  const words = useMemberWords()
  const form = useForm([], () => member.sendEmailConfirmation())
  return (
    <div className={memberStyles.stack}>
      <p role="status" className={memberStyles.problem}>
        {words.memberUnconfirmed}
      </p>
      {form.isDone ? (
        <StatusNotice>{fill(words.memberConfirmationSent, { email })}</StatusNotice>
      ) : (
        <MemberForm submitLabel={words.memberAskLink} look="action" form={form}>
          <p>{fill(words.memberUnconfirmedText, { email })}</p>
        </MemberForm>
      )}
    </div>
  )
}
