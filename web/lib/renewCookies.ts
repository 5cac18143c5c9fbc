/**
 * Has the server set the cookies that this page has written, because Safari deletes cookies of scripts after seven days
 * (session.cookies.lasting). Never rejects.
 */
export function renewCookies(): void {
  void fetch('/visitor/cookies', { method: 'POST', keepalive: true }).catch(() => {})
}
