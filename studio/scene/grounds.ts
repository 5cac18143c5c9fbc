/** The even ground of all images of products: a warm off-white on which white cloth is still seen. */
export const productGround = '#ece7df'
