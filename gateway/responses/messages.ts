import { WishlistChange } from '../contracts/cart.ts'
import * as common from '../contracts/common.ts'
import { FormResult } from '../contracts/content.ts'
import { responseParser } from './responseParser.ts'

/** A response that contains only a message. */
export const Message = responseParser(common.Message, ({ message }) => ({ message }))

/** POST /fluentform/submit, likewise. */
export const FormMessage = responseParser(FormResult, ({ result }) => ({ message: result.message }))

/** POST and DELETE /wishlist, likewise. */
export const WishlistMessage = responseParser(WishlistChange, ({ message }) => ({ message }))
