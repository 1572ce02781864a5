try {
  const { dataset } = document.documentElement;
  const path = location.pathname;
  if (/[A-Z]/.test(path.replace(/%../g, ''))) dataset.waking = 'post';
  const name = decodeURIComponent(path.slice(6).replace(/(\.html)?\/?$/, ''));
  if (
    JSON.parse(localStorage.getItem('bodega-cats:posts')).some(
      (post) =>
        post &&
        post.isPublished !== false &&
        (typeof post.slug !== 'string' ||
          !/^\w+(-\w+)*$/.test(post.slug) ||
          post.slug.toLowerCase() === name.toLowerCase() ||
          post.id == name),
    )
  ) {
    dataset.waking = 'post';
    dataset.local = '';
  }
} catch {}
