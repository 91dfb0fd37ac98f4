import { OIDC_PROBLEM_PARAM } from '@lerret/api'
import { fill, signInWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { describeOidcProblem } from './oidc-problems.ts'

/** Goes to the house's sign-in service, and comes back to the screen that was asked for. */
export function ServiceSignIn({ name, invitation }: { name: string; invitation?: string }) {
  const begin = useMutation({
    mutationFn: () =>
      callDesk('beginOidc', { body: { to: readReturnPath(), ...(invitation && { invitation }) } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const problem = new URLSearchParams(window.location.search).get(OIDC_PROBLEM_PARAM)
  const message = begin.error
    ? errorMessage(begin.error, { oidc_unreachable: words.oidcUnreachable })
    : problem !== null && describeOidcProblem(problem)
  return (
    <>
      {message && !begin.isPending && <Problem message={fill(message, { name })} />}
      <Button
        kind="signal"
        size="large"
        isPending={begin.isPending || begin.isSuccess}
        onPress={() => begin.mutate()}
      >
        {fill(words.signInWith, { name })}
      </Button>
    </>
  )
}

/** The screen that is asked for; an invitation leads to the first one. */
export function readReturnPath({ pathname, search, hash } = window.location): string {
  if (pathname === '/redaksjon/invitasjon') return '/redaksjon'
  const params = new URLSearchParams(search)
  params.delete(OIDC_PROBLEM_PARAM)
  const query = params.toString()
  return `${pathname}${query && `?${query}`}${hash}`
}
