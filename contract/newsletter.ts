import { z } from 'zod'

/** The body of POST /newsletter/confirm and POST /newsletter/unsubscribe: the key of an email's link. */
export const NewsletterKey = z.object({ key: z.string().min(1).max(200) })
