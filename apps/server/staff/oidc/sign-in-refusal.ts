import type { OidcProblem } from '@lerret/api/contracts'

/** Why somebody does not get in. The sign-in page has a sentence for each problem; the message is for the log. */
export class SignInRefusal extends Error {
  readonly problem: OidcProblem

  constructor(problem: OidcProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SignInRefusal'
    this.problem = problem
  }
}
