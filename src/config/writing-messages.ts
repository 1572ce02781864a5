/** What the editor says of pictures; the first is the spec's (section 5). */
export const pictureFileMessages = {
  title: 'Error',
  tooLarge: 'File size must be less than 5MB',
  wrongType: 'Choose a PNG, JPG or GIF picture.',
  falseType: 'This file says it is a picture, but it is no PNG, JPG or GIF. Choose another one.',
  unreadable: 'This picture is damaged and can’t be opened. Choose another one.',
  tooManyPixels:
    'This picture has more pixels than a browser can draw. Make it smaller, then choose it again.',
} as const;
