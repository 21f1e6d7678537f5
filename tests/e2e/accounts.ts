/** The administrator whom the journeys' server creates at its first start. */
export const adminAccount = { email: 'admin@tuckling.test', password: 'a-long-test-password' }
