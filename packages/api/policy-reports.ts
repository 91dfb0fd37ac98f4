/** Where browsers send what the content security policy and Trusted Types have refused. */
export const POLICY_REPORTS_PATH = '/runtime/policy-reports'
