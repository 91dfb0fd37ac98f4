import type { OidcProblem } from '@lerret/api/contracts'

/** A refusal to let somebody in. The sign-in page has a sentence for each problem; the message is for the log. */
export class SignInRefusal extends Error {
  readonly problem: OidcProblem

  constructor(problem: OidcProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SignInRefusal'
    this.problem = problem
  }
}
