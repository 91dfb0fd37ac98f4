import { fill } from '../words.ts'
import memberStyles from './Member.module.css'
import { MemberForm } from './MemberForm.tsx'
import type { Member } from './member.ts'
import { Told } from './Notices.tsx'
import { useForm } from './useForm.ts'
import { useMemberWords } from './words.ts'

/** What is missing before tickets can be shown, and the mail once more. */
export function UnconfirmedEmail({ member, email }: { member: Member; email: string }) {
  const words = useMemberWords()
  const { problems, isBusy, isDone, send } = useForm([], () => member.sendEmailConfirmation())
  return (
    <div className={memberStyles.stack}>
      <p role="status" className={memberStyles.problem}>
        {words.memberUnconfirmed}
      </p>
      {isDone ? (
        <Told>{fill(words.memberConfirmationSent, { email })}</Told>
      ) : (
        <MemberForm
          send={words.memberAskLink}
          look="action"
          isBusy={isBusy}
          problems={problems}
          onSend={send}
        >
          <p>{fill(words.memberUnconfirmedText, { email })}</p>
        </MemberForm>
      )}
    </div>
  )
}
