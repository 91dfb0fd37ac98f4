/** The parameter of the desk's address with the problem of a sign-in at the house's sign-in service. */
export const OIDC_PROBLEM_PARAM = 'innlogging'
