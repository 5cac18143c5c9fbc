/** Made anew for every request. */
export interface Context {
  requestId: string
}
