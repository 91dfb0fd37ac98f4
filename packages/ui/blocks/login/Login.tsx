import { MEMBER_PATHS } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { useLazyComponent } from '../../context/lazy-component.ts'
import { ButtonLink } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { EmailField } from '../../member/forms/EmailField.tsx'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import { PasswordField } from '../../member/forms/PasswordField.tsx'
import { useUserForm } from '../../member/forms/user-form-state.ts'
import styles from '../../member/Member.module.css'
import { type LoginReason, type Member, useReadable } from '../../member/member.ts'
import { useMemberWords } from '../../member/words.ts'

const loadPasskeyLogin = async () => (await import('./PasskeyLogin.tsx')).PasskeyLogin

export function Login({ item }: { item: MemberBlockItem }) {
  const words = useMemberWords()
  const form = useUserForm(FIELDS, async (member, { email = '', password = '' }) => {
    if (await member.login({ email, password })) member.open(member.returnPath())
  })
  const { member } = form
  const PasskeyLogin = useLazyComponent('passkey-login', loadPasskeyLogin, member)
  const reason = member?.loginReason()
  return (
    <Section heading={item.heading}>
      <div className={styles.beside}>
        <div className={styles.stack}>
          {item.text && <p className={styles.text}>{item.text}</p>}
          {reason && <p className={styles.notice}>{words[LOGIN_REASONS[reason]]}</p>}
          {member && <AlreadyLoggedIn member={member} />}
          <MemberForm
            submitLabel={words.memberLogIn}
            form={form}
            besideButton={<a href={MEMBER_PATHS.forgottenPassword}>{words.memberForgotten}</a>}
          >
            {/* Browsers that have passkeys list them there. */}
            <EmailField autoComplete="username webauthn" error={form.errors?.email} />
            <PasswordField label={words.memberPassword} name="password" form={form} />
          </MemberForm>
          {member && PasskeyLogin && <PasskeyLogin member={member} />}
        </div>
        <div className={styles.stack}>
          <p>
            <b>{words.memberNoAccountYet}</b>
          </p>
          <ButtonLink
            look="quiet"
            href={member?.withReturnPath(MEMBER_PATHS.newAccount) ?? MEMBER_PATHS.newAccount}
          >
            {words.memberCreate}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

const FIELDS = ['email', 'password']

const LOGIN_REASONS = {
  review: 'logInToReview',
  watch: 'logInToWatch',
  list: 'logInToList',
  tickets: 'logInToTickets',
  club: 'logInToClub',
} as const satisfies Record<LoginReason, string>

function AlreadyLoggedIn({ member }: { member: Member }) {
  const words = useMemberWords()
  const profile = useReadable(member.session, undefined)
  if (!profile) return null
  return (
    <p className={styles.notice}>
      {fill(words.memberHere, { name: profile.userName })} <a href={MEMBER_PATHS.profile}>{words.myPage}</a>
    </p>
  )
}
