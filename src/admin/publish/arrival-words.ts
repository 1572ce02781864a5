/** What is said when the website serves what was sent, or doesn't after 15 minutes. A title or a count stands before. */
export const arrivalMessages = {
  live: {
    title: 'Live',
    one: 'is on the website now, for everyone.',
    many: 'are on the website now, for everyone.',
  },
  off: {
    title: 'Taken off',
    one: 'is no longer on the website. This browser still has it.',
    many: 'are no longer on the website. This browser still has them.',
  },
  closed: {
    title: 'Not let in',
    one: 'is no longer on its way: its pull request was closed on GitHub. It is as it was in this browser.',
    many: 'are no longer on their way: their pull requests were closed on GitHub. They are as they were in this browser.',
  },
  late: {
    title: 'Not on the website yet',
    one: 'was sent 15 minutes ago, and the website doesn’t have it. Send the link in its row to the person who looks after the website.',
    many: 'were sent 15 minutes ago, and the website doesn’t have them. Send the links in their rows to the person who looks after the website.',
  },
  lateOff: {
    title: 'Not off the website yet',
    one: 'was taken off 15 minutes ago, and readers still see it. Send the link in its row to the person who looks after the website.',
    many: 'were taken off 15 minutes ago, and readers still see them. Send the links in their rows to the person who looks after the website.',
  },
} as const;
