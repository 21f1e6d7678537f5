/** Tells password managers whose password it is. */
export function UsernameField({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
}
