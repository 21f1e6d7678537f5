export const NOT_A_NUMBER = 'Enter a number, such as 249 or 249.50'
