import { MEMBER_PATHS, type MemberBlockItem } from '@lerret/model'
import { ButtonLink } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { Section } from '../../elements/Section.tsx'
import styles from '../../member/Member.module.css'
import { MemberForm } from '../../member/MemberForm.tsx'
import { EmailField, PasswordField } from '../../member/PasswordField.tsx'
import { useUserForm } from '../../member/useUserForm.ts'
import { useMemberWords } from '../../member/words.ts'

export function CreateAccount({ item }: { item: MemberBlockItem }) {
  const words = useMemberWords()
  const { member, user, problems, send } = useUserForm(FIELDS, async (one, input) => {
    const { email = '', userName = '', newPassword = '' } = input
    if (await one.createAccount({ email, userName, password: newPassword })) one.open(one.pathAfterLogin())
  })
  return (
    <Section heading={item.heading}>
      <div className={styles.beside}>
        <div className={styles.stack}>
          {item.text && <p className={styles.text}>{item.text}</p>}
          <MemberForm
            send={words.memberCreate}
            isReady={member !== null}
            isBusy={user.loading}
            problems={problems}
            onSend={send}
          >
            <EmailField error={problems?.email} />
            <Field
              label={words.memberName}
              name="userName"
              autoComplete="nickname"
              required
              hint={words.memberNameHint}
              error={problems?.userName ?? ''}
            />
            <PasswordField
              label={words.memberPassword}
              name="newPassword"
              problems={problems}
              isReady={member !== null}
            />
          </MemberForm>
        </div>
        <div className={styles.stack}>
          <p>
            <b>{words.memberHasAccount}</b>
          </p>
          <ButtonLink look="quiet" href={member?.withWayBack(MEMBER_PATHS.login) ?? MEMBER_PATHS.login}>
            {words.memberLogIn}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

const FIELDS = ['email', 'userName', 'newPassword']
