import { MEMBER_PATHS } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { ButtonLink } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { Section } from '../../elements/Section.tsx'
import { EmailField } from '../../member/forms/EmailField.tsx'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import { PasswordField } from '../../member/forms/PasswordField.tsx'
import { useUserForm } from '../../member/forms/user-form-state.ts'
import styles from '../../member/Member.module.css'
import { useMemberWords } from '../../member/words.ts'

export function CreateAccount({ item }: { item: MemberBlockItem }) {
  const words = useMemberWords()
  const form = useUserForm(FIELDS, async (member, input) => {
    const { email = '', userName = '', newPassword = '' } = input
    if (await member.createAccount({ email, userName, password: newPassword }))
      member.open(member.returnPath())
  })
  const { member } = form
  return (
    <Section heading={item.heading}>
      <div className={styles.beside}>
        <div className={styles.stack}>
          {item.text && <p className={styles.text}>{item.text}</p>}
          <MemberForm submitLabel={words.memberCreate} form={form}>
            <EmailField error={form.errors?.email} />
            <Field
              label={words.memberName}
              name="userName"
              autoComplete="nickname"
              required
              hint={words.memberNameHint}
              error={form.errors?.userName ?? ''}
            />
            <PasswordField label={words.memberPassword} name="newPassword" form={form} />
          </MemberForm>
        </div>
        <div className={styles.stack}>
          <p>
            <b>{words.memberHasAccount}</b>
          </p>
          <ButtonLink look="quiet" href={member?.withReturnPath(MEMBER_PATHS.login) ?? MEMBER_PATHS.login}>
            {words.memberLogIn}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

const FIELDS = ['email', 'userName', 'newPassword']
