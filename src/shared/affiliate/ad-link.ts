/** The `rel` of every link to a retailer: search engines and the law want advertising marked. */
export const AD_REL = 'sponsored nofollow noopener'
