import { sign } from '../../../../server/tokens.ts'

/** The secret with which the sandbox's webhooks are signed. */
export const webhookSecret = (shopSecret: string): string => sign(shopSecret, 'webhooks', '')
