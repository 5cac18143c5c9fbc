/**
 * Has the server set what this page has written as a cookie: Safari deletes cookies of scripts after seven days
 * (session.cookies.lasting). Never rejects; the script's own cookie remains.
 */
export function renewCookies(): void {
  void fetch('/visitor/cookies', { method: 'POST', keepalive: true }).catch(() => {})
}
