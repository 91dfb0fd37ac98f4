import { z } from 'zod'

/** The fields of a log-in that the browser stores. */
export const Profile = z.object({ userName: z.string(), email: z.string(), token: z.string() })
export type Profile = z.infer<typeof Profile>

export const LoginInput = z.object({ email: z.string(), password: z.string() })
export type LoginInput = z.infer<typeof LoginInput>

export const CreateUserInput = z.object({ email: z.string(), userName: z.string(), password: z.string() })
export type CreateUserInput = z.infer<typeof CreateUserInput>

export const ForgotPasswordInput = z.object({ email: z.string() })
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>
